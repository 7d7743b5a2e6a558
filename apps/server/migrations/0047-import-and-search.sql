-- A compare-at price below the price is only a remark from now on; what was looked at before keeps its refusal.
update import_products set problems = replace(problems::text, '"compare-below-price"', '"not-a-price"')::jsonb
  where problems @> '[{"kind": "compare-below-price"}]';

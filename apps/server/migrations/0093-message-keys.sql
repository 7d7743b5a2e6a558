-- The words of editors are called by what they edit. What an operator wrote of them keeps its place.
update languages set messages = (
  select jsonb_object_agg(
    case
      when key not like 'selling.%' then key
      when substr(key, 9) in (
      'openNote', 'haveShop', 'editNote', 'seeShop', 'shopAbout', 'shopPromises', 'shopName', 'shopNameExample',
      'shopNameHint', 'shopNameShort', 'city', 'chooseCountry', 'story', 'storyExample', 'shipsWithin',
      'shipsWithinHint', 'policies', 'policiesExample', 'followers', 'products', 'openSince', 'whatComes',
      'step.shop', 'stepNote.shop', 'step.products', 'stepNote.products', 'step.show', 'stepNote.show',
      'step.paid', 'stepNote.paid'
      ) then 'shopEdit.' || substr(key, 9)
      when substr(key, 9) in (
      'eventExample', 'eventPlace', 'eventDescriptionExample', 'when', 'startDay', 'startTime', 'endDay',
      'endDayHint', 'endTime', 'timeZone', 'where', 'at.place', 'at.online', 'atNote.place', 'atNote.online',
      'link', 'linkExample', 'linkHint', 'place', 'placeExample', 'address', 'tickets', 'addTicket',
      'ticketName', 'ticketExample', 'removeTicket', 'priceOrFree', 'places', 'noLimit', 'capacity',
      'capacityHint', 'capacityRule'
      ) then 'eventEdit.' || substr(key, 9)
      else 'editor.' || substr(key, 9)
    end, value)
  from jsonb_each(messages))
where messages <> '{}';

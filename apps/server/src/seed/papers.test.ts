import { expect, test } from 'vitest';
import { contentOf } from '../features/identity/verification/document-content.ts';
import { sampleBill, sampleCard, samplePdf } from './papers.ts';

test('the sample papers of the demo world are what their rows say they are', async () => {
  expect(contentOf(await sampleCard(9))).toBe('image/png');
  expect(contentOf(await sampleBill())).toBe('image/png');
  expect(contentOf(samplePdf())).toBe('application/pdf');
});

export { learnLetters } from './faces.ts';
export { type Paper, type PaperSize, startPaper, type TextStyle } from './paper.ts';

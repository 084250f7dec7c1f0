export { checkExamples, formatConformance, listUnexplained } from './check-examples';
export { parseExamples, type Example } from './parse-examples';

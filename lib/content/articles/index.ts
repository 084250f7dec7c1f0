export { checkNames, checkPicture, describeSameSlugs, suggestBrand } from './check-references';
export { formatArticleReport, isSeenByReaders } from './format-article-report';
export { beginsWithFence, padBody, parseHead, splitFrontMatter, type Head } from './front-matter';
export { getFileSlug, getSlug, parseArticleFile, type ArticleFile } from './parse-article-file';
export { formatNearest } from '@/lib/text/edit-distance';
export { formatCount, formatProblem, formatValue, isError, sortProblems, type Problem } from './problem';
export { saveArticleFiles, type SavedFile } from './save-article-files';

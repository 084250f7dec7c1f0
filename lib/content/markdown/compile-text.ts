import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { MarkdownError } from './markdown-error';
import type { MdxOptions } from './plugins';
import { DEPTH_MESSAGE, describeDepth } from './rehype-depth';

type CompileOptions = {
  mdxOptions: MdxOptions;
  components?: Record<string, (props: { index: string }) => ReactNode>;
  hasFrontMatter?: boolean;
};

/** Puts a source through the plugins and answers it ready to show. Throws MarkdownError where that fails. */
export async function compileText(
  source: string,
  { mdxOptions, components, hasFrontMatter }: CompileOptions,
) {
  try {
    const options = { mdxOptions, parseFrontmatter: hasFrontMatter };
    const { content, frontmatter } = await compileMDX({ source, options, components });
    return { body: content, frontMatter: frontmatter };
  } catch (error) {
    throw new MarkdownError(describeFailure(error), { cause: error });
  }
}

/** The compiler wraps errors in its own, so that only their words tell: ours, or those of a parser out of stack. */
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('Maximum call stack size exceeded')) return describeDepth();
  return DEPTH_MESSAGE.exec(message)?.[0] ?? `The text cannot be shown: ${message.split('\n', 2).join(' ')}`;
}

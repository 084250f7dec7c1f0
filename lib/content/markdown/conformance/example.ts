/** One example of a specification: a piece of Markdown and the HTML it stands for. */
export type Example = {
  /** Its place in the specification, from 1. */
  number: number;
  section: string;
  markdown: string;
  html: string;
};

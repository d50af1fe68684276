import { HtmlValidate } from 'html-validate';

// Elements where the standard does not allow them, duplicate ids, unknown attributes, and the like.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Finds where a document breaks the HTML standard: the rule, the place and the reason. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${selector ?? 'document'}: ${message}`),
  );
}

/** The part of a zod issue that names the failed rule. */
export type RuleIssue = {
  code?: string
  message?: string
  input?: unknown
  format?: unknown
  minimum?: unknown
  maximum?: unknown
  origin?: unknown
}

export const rules = [
  'required',
  'email',
  'minLength',
  'maxLength',
  'sameAs',
  'repeatPassword',
  'differentPassword',
  'specialCharacters',
  'oib',
  'vatNumber',
  'country',
  'consentRequired',
  'captchaRequired',
  'savedAddress',
  'slugShort',
  'slugFormat',
  'zip',
  'phone',
  'orderNumber',
  'noText',
] as const
export type Rule = (typeof rules)[number]

const ruleNames: ReadonlySet<string> = new Set(rules)

/** The rule that an issue breaks, with the values of its text (docs/rules/forms.md#rule-texts, docs/rules/forms.md#required-first). A schema message that is a rule name takes precedence. */
export function ruleOfIssue(issue: RuleIssue): { rule: Rule; values: Record<string, string | number> } {
  if (isRule(issue.message)) return { rule: issue.message, values: {} }
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '' || issue.input === false
  if (isMissing) return { rule: 'required', values: {} }
  switch (issue.code) {
    case 'too_small':
      return Number(issue.minimum) <= 1
        ? { rule: 'required', values: {} }
        : { rule: 'minLength', values: { length: Number(issue.minimum) } }
    case 'too_big':
      return { rule: 'maxLength', values: { length: Number(issue.maximum) } }
    case 'invalid_format':
      return issue.format === 'email' ? { rule: 'email', values: {} } : { rule: 'noText', values: { rule: String(issue.format) } }
    default:
      return { rule: 'noText', values: { rule: String(issue.code ?? issue.message) } }
  }
}

/** Whether a message is the name of a rule. */
export function isRule(name: string | undefined): name is Rule {
  return name !== undefined && ruleNames.has(name)
}

/** docs/rules/forms.md#captcha-failures */
export type CaptchaProblem = 'missingKey' | 'missingVersion' | 'notLoaded' | 'notExecuted' | 'closed'

export class CaptchaError extends Error {
  readonly problem: CaptchaProblem

  constructor(problem: CaptchaProblem, cause?: unknown) {
    super(`captcha: ${problem}`, { cause })
    this.name = 'CaptchaError'
    this.problem = problem
  }
}

/** The forms of SPEC 3 'Assignment', in the order in which a shop meets them; the contract's types hold the two together. */
export const consentForms = ['checkout', 'registration', 'newsletter', 'form'] as const
export type ConsentForm = (typeof consentForms)[number]

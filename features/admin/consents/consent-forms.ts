/** Forms that ask for consents, in the order of the API's assignments. */
export const consentForms = ['checkout', 'registration', 'newsletter', 'form'] as const
export type ConsentForm = (typeof consentForms)[number]

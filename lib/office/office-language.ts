/** The languages of the office's texts, by their three-letter code (docs/rules/administration.md#office-language). */
export const officeLanguages = [
  { code: 'hrv', html: 'hr', name: 'Hrvatski' },
  { code: 'eng', html: 'en', name: 'English' },
] as const

export type OfficeLanguage = (typeof officeLanguages)[number]['code']

/** Unknown codes are Croatian. */
export function officeLanguageOf(code: string | undefined): OfficeLanguage {
  return officeLanguages.find((one) => one.code === code)?.code ?? 'hrv'
}

/** The `lang` attribute of the document. */
export function htmlLanguage(code: OfficeLanguage): string {
  return officeLanguages.find((one) => one.code === code)?.html ?? 'hr'
}

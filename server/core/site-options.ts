type SiteLanguage = { id: number; code: string; code2: string }

/** Whether an option's value says that the site is not open yet (docs/rules/platform.md#coming-soon). */
export const isComingSoon = (option: unknown) => option === true

/**
 * The languages of a site that the option `AllowedLanguages` names by id or code; all where it is not set. The site's own language is always one of them
 * (docs/rules/platform.md#allowed-languages).
 */
export function allowedLanguages(
  languages: readonly SiteLanguage[],
  { option, defaultId }: { option: unknown; defaultId: number },
): SiteLanguage[] {
  if (!Array.isArray(option) || option.length === 0) return [...languages]
  const named = new Set(option.map(String))
  return languages.filter(({ id, code }) => id === defaultId || named.has(String(id)) || named.has(code))
}

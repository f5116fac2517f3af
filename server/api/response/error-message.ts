import { errorTable, type ErrorCode } from '@/lib/api/errors'
import { languageCodes } from '@/lib/i18n/routing'
import { englishErrors } from '@/messages/errors.en'

/**
 * The text of a failure in the language of the request, its `x-gaussbox-language` (docs/rules/platform.md#error-envelope). A wait of more than a moment is named.
 * `retryAfter`: in seconds.
 */
export function errorMessage(code: ErrorCode, language: string | undefined, retryAfter?: unknown): string {
  const isEnglish = language === languageCodes.en
  if (code === 'TOO_MANY' && typeof retryAfter === 'number' && retryAfter > longestMoment) {
    const wait = retryAfter > longestInMinutes ? `${Math.ceil(retryAfter / 3600)} h` : `${Math.ceil(retryAfter / 60)} min`
    return isEnglish ? `Too many attempts. Please try again in ${wait}.` : `Previše pokušaja. Molimo pokušajte ponovno za ${wait}.`
  }
  return (isEnglish ? english[code] : undefined) ?? errorTable[code].message
}

/** None for a fixed message. */
const english: Partial<Record<ErrorCode, string>> = englishErrors

/** Seconds. */
const longestMoment = 90
const longestInMinutes = 5400

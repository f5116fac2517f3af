import { errorTable, type ErrorCode } from '@/lib/api/errors'
import { languageCodes } from '@/lib/i18n/routing'
import { englishErrors } from '@/messages/errors.en'

/** The text of a failure in the language of the request, its `x-gaussbox-language` (docs/rules/platform.md#error-envelope). */
export function errorMessage(code: ErrorCode, language: string | undefined): string {
  const english = language === languageCodes.en ? englishErrors[code] : undefined
  return english ?? errorTable[code].message
}

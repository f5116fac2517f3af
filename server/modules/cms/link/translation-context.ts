import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'

type NewTranslation = {
  code: string
  /** The number of texts that the content has in a language. */ countTexts: (languageId: number) => Promise<number>
}

/** The context of the language of a new translation. @throws VALIDATION for a language that the site lacks or the content has already */
export async function translationContext(ctx: Ctx, { code, countTexts }: NewTranslation): Promise<Ctx> {
  const language = ctx.site.languages.find((one) => one.code === code)
  if (!language) throw languageError(texts.translations.unknownLanguage)
  if ((await countTexts(language.id)) > 0) throw languageError(texts.translations.exists)
  return { ...ctx, language }
}

function languageError(message: string) {
  return new AppError('VALIDATION', { fieldErrors: { language: [message] } })
}

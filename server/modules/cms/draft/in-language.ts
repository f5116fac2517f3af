import type { Ctx } from '@/server/core/context'

/** The context in the language of a stored row. @throws when the site no longer has it */
export function inLanguage(ctx: Ctx, languageId: number): Ctx {
  const language = ctx.site.languages.find(({ id }) => id === languageId)
  if (!language) throw new Error(`The site ${ctx.site.key} has no language ${languageId} any more.`)
  return { ...ctx, language }
}

import type { Ctx } from '@/server/core/context'
import { presentUser, loadUser } from './present-user'
import { requireUser } from '@/server/core/require-user'

/** The user with rights and admin language. */
export async function profile(ctx: Ctx) {
  const { id, scopes } = requireUser(ctx)
  const { settings } = await loadUser(ctx.db, id)
  return { ...(await presentUser(ctx, id)), scopes, settings: { language: languageOf(settings) ?? ctx.language.code } }
}

function languageOf(settings: unknown) {
  const language: unknown = new Map(Object.entries(settings ?? {})).get('language')
  return typeof language === 'string' ? language : null
}

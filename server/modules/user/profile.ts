import type { Ctx } from '@/server/core/context'
import { presentUser, userRow } from './present-user'
import { signedIn } from './signed-in'

/** The user as the admin panel needs it: rights, and the language of its own screens. */
export async function profile(ctx: Ctx) {
  const { id, scopes } = signedIn(ctx)
  const { settings } = await userRow(ctx.db, id)
  return { ...(await presentUser(ctx, id)), scopes, settings: { language: languageOf(settings) ?? ctx.language.code } }
}

function languageOf(settings: unknown) {
  const language: unknown = new Map(Object.entries(settings ?? {})).get('language')
  return typeof language === 'string' ? language : null
}

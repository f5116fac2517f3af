import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import type { Ctx } from '@/server/core/context'
import { findRedirect } from '@/server/modules/cms/redirect/find-redirect'
import { findGoneProduct } from './find'
import { resolveContent } from './resolve-content'

type Decision = DataOf<typeof finderApi.decide>

const none: Decision = { type: 'none' }

/** docs/rules/content.md#address-resolution */
export async function decide(ctx: Ctx, { params }: ParsedOf<typeof finderApi.decide>): Promise<Decision> {
  return (await resolveContent(ctx, params)) ?? (await findRedirectDecision(ctx, params)) ?? (await findGoneDecision(ctx, params)) ?? none
}

async function findRedirectDecision(ctx: Ctx, params: string[]): Promise<Decision | null> {
  const { language, site } = ctx
  const prefix = language.id === site.defaultLanguageId ? '' : `/${language.code2}`
  const found = await findRedirect(site.id, `${prefix}/${params.join('/')}`)
  return found && { type: 'redirect', ...found }
}

async function findGoneDecision(ctx: Ctx, [first, second, ...more]: string[]): Promise<Decision | null> {
  return first === 'product' && second !== undefined && more.length === 0 ? findGoneProduct(ctx, second) : null
}

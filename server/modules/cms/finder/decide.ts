import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import type { Ctx } from '@/server/core/context'
import { movedAddress } from '../redirect/moved-address'
import { findGoneProduct } from './find'
import { standing } from './standing'

type Decision = DataOf<typeof finderApi.decide>

const none: Decision = { type: 'none' }

/** First what stands there, then what has moved from there, then what is gone. */
export async function decide(ctx: Ctx, { params }: ParsedOf<typeof finderApi.decide>): Promise<Decision> {
  return (await standing(ctx, params)) ?? (await moved(ctx, params)) ?? (await gone(ctx, params)) ?? none
}

async function moved(ctx: Ctx, params: string[]): Promise<Decision | null> {
  const found = await movedAddress(ctx.site.id, `/${params.join('/')}`)
  return found && { type: 'redirect', ...found }
}

async function gone(ctx: Ctx, [first, second, ...more]: string[]): Promise<Decision | null> {
  return first === 'product' && second !== undefined && more.length === 0 ? findGoneProduct(ctx, second) : null
}

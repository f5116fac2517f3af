import type { Ctx } from '@/server/core/context'
import { resolvePictures } from '../section-pictures'
import { resolveLinks } from './resolve-links'

/** Stored content as visitors get it: with its pictures and the targets of its links. */
export async function resolveReferences(ctx: Pick<Ctx, 'db' | 'site' | 'language'>, values: readonly unknown[]): Promise<unknown[]> {
  return resolveLinks(ctx, await resolvePictures(ctx, values))
}

import { yearOf } from '@/lib/text/dates'
import { load } from '@/server/rsc'
import type { RenderContext } from '@/features/sections/define'
import { publicKit } from '@/features/sections/public-kit'

/** For visitors: queries run in process, fields render as plain elements. */
export function publicRenderContext(): RenderContext {
  return { call: load, kit: publicKit({ godina: yearOf(new Date()) }) }
}

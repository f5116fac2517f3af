import { yearOf } from '@/lib/text/dates'
import { load } from '@/server/rsc'
import type { RenderContext } from './define'
import { publicKit } from './public-kit'

/** Visitors' sections: queries are answered within the process, fields become plain elements. */
export function publicRenderContext(): RenderContext {
  return { call: load, kit: publicKit({ godina: yearOf(new Date()) }) }
}

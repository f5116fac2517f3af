import type { Shape } from '@/features/sections/fields'
import type { Kit, KitSource, MakeKit } from '@/features/sections/kit'
import { publicKit } from '@/features/sections/public-kit'
import { yearOf } from '@/lib/text/dates'
import { EditRoot } from '../components/fields/edit-root'

/** The kit of the canvas mode `view`: what visitors get, in elements that the edit layer finds (docs/rules/editing.md#round-trip). */
export const makeViewKit: MakeKit = function make<S extends Shape, L extends string>(source: KitSource): Kit<S, L> {
  return { ...publicKit({ godina: yearOf(new Date()) })<S, L>(source), Root: EditRoot }
}

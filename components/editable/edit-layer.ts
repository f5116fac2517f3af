import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { Call } from '@/lib/api/query'
import { asksForEditing } from '@/lib/browser/edit-address'

/** One field of `document.page`. What the edit layer renders in place of it has these tag and class. */
export type EditableField = {
  /** Such as `product:12`. */
  documentKey: string
  field: string
  as?: 'p'
  className?: string
  /** Of a picture, as in HTML. */
  sizes?: string
}

/** What the edit layer renders in place of a document, of a single field of one, and of a page that visitors do not get. */
export type EditLayer = {
  Region: ComponentType<{ documentKey: string; children: ReactNode }>
  Value: ComponentType<EditableField & { children: ReactNode }>
  /** `opening` is shown until it is known what is there. */
  Missing: ComponentType<{ opening: ReactNode; children: ReactNode }>
  /** What the server has rendered for now, `children`, or what `render` gives while staff look at another moment. */
  TimePreview: ComponentType<{ render: RenderAtMoment; children: ReactNode }>
}

/** Renders something at a moment (ISO); `call` asks for it. */
export type RenderAtMoment = (at: { moment: string; call: Call }) => ReactNode

let layer: EditLayer | null = null
let isRefused = false
const listeners = new Set<() => void>()

/** Puts the edit layer in place for this browser, or removes it. Visitors never load one (docs/rules/storefront.md#editor-code). */
export function setEditLayer(next: EditLayer | null) {
  layer = next
  for (const listener of listeners) listener()
}

/** Says whether this browser's user gets no edit layer though the address asks for one. */
export function refuseEditLayer(refused: boolean) {
  if (isRefused === refused) return
  isRefused = refused
  for (const listener of listeners) listener()
}

/** Whether the address asks for an edit layer that has not loaded yet; `unknown` until hydration. */
export function useEditLayerComing(): 'unknown' | 'coming' | 'no' {
  return useSyncExternalStore(subscribe, currentComing, () => 'unknown')
}

/** Null for visitors and until the layer has loaded. */
export function useEditLayer(): EditLayer | null {
  return useSyncExternalStore(subscribe, currentLayer, noLayer)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentLayer = () => layer
const noLayer = () => null
const currentComing = () => (layer === null && !isRefused && asksForEditing() ? 'coming' : 'no')

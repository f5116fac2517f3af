'use client'

import type { ReactNode } from 'react'

/**
 * Stands around each document, with its key. Visitors see what the server rendered; the edit layer, loaded only for an editor who asks for it,
 * will put its canvas here instead (DESIGN 8).
 */
export function EditableRegion({ children }: { documentKey: string; children: ReactNode }) {
  return children
}

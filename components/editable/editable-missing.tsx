'use client'

import type { ReactNode } from 'react'
import { useEditLayer, useEditLayerComing } from './edit-layer'

/**
 * Surrounds what visitors get at an address without content. Editors get the page that is not published yet, and `opening` until then
 * (docs/rules/editing.md#unpublished-pages).
 */
export function EditableMissing({ opening, children }: { opening: ReactNode; children: ReactNode }) {
  const layer = useEditLayer()
  const coming = useEditLayerComing()
  if (layer) return <layer.Missing opening={opening}>{children}</layer.Missing>
  if (coming === 'coming') return opening
  // Hidden by lib/browser/inline-scripts/early-script.ts at the address of the edit mode.
  return (
    <div className="contents" data-missing-page={coming === 'unknown' ? '' : undefined}>
      {children}
    </div>
  )
}

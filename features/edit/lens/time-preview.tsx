'use client'

import type { ReactNode } from 'react'
import type { RenderAtMoment } from '@/components/editable/edit-layer'
import { callAt } from './call-at'
import { useEditStore } from '../store/edit-store'

/** What the server has rendered for now, or what it is at the chosen moment (docs/rules/lens.md#moment). */
export function TimePreview({ render, children }: { render: RenderAtMoment; children: ReactNode }) {
  const moment = useEditStore((state) => state.moment)
  return moment === null ? children : render({ moment, call: callAt(moment) })
}

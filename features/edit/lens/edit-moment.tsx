'use client'

import type { ReactNode } from 'react'
import type { MomentRender } from '@/components/editable/edit-layer'
import { callAt } from './call-at'
import { useEditStore } from '../store/edit-store'

/** What the server has rendered for now, or what it is at the chosen moment (docs/rules/lens.md#moment). */
export function EditMoment({ then, children }: { then: MomentRender; children: ReactNode }) {
  const moment = useEditStore((state) => state.moment)
  return moment === null ? children : then({ moment, call: callAt(moment) })
}

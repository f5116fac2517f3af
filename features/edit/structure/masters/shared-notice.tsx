'use client'

import { masterOf } from '@/lib/documents/masters/masters'
import { useOwnValues } from '../../store/shown-values'
import type { SectionRef } from '../section-ref'
import { EditScopeChooser } from './edit-scope'
import { MasterName } from './master-name'

/** Says of a section that it is shared, where its edits go and how far they reach. Nothing for other sections. */
export function SharedNotice({ target: { key, section } }: { target: SectionRef }) {
  const own = useOwnValues(key, section)
  if (!own) return null
  return (
    <div className="flex flex-col gap-3 rounded border border-line p-4">
      <p className="text-sm font-medium">
        <MasterName id={masterOf(own)} />
      </p>
      <EditScopeChooser target={{ key, section }} className="rounded" />
    </div>
  )
}

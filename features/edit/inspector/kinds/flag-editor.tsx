'use client'

import { Switch } from '@/components/ui/control/switch'
import type { EditorProps } from '../bound'

type FlagProps = EditorProps & { field: { kind: 'flag'; default: boolean } }

export function FlagEditor({ field, bound: { value, name, set } }: FlagProps) {
  return (
    <Switch checked={typeof value === 'boolean' ? value : field.default} onChange={({ target }) => set(target.checked, null)}>
      {name}
    </Switch>
  )
}

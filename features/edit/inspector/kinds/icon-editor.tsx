'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { IconByName } from '../../pickers/icon-by-name'
import { pickIcon } from '../../pickers/pick-icon'
import type { EditorProps } from '../bound'

/** The name of an icon, chosen from a list. */
export function IconEditor({ bound: { value, name, set } }: EditorProps) {
  const t = useTranslations('edit.inspector')
  const current = typeof value === 'string' ? value : ''

  async function choose() {
    const picked = await pickIcon(current)
    if (picked !== null) set(picked === 'removed' ? undefined : picked, null)
  }

  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{name}</p>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => void choose()}>
        <IconByName name={current} className="size-5" />
        {current === '' ? t('chooseIcon') : t('changeIcon')}
      </Button>
    </div>
  )
}

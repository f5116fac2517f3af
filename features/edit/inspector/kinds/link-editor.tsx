'use client'

import { Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { useEditStore } from '../../store/edit-store'
import { readLink } from '../../pickers/stored-link'
import { useLinkAt } from '../../resolve/use-link'
import type { At } from '../bound'

/** A link: its words and where it leads. */
export function LinkEditor({ at }: { at: At }) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const { value, name, label, setLabel, choose } = useLinkAt(at)
  const link = readLink(value)
  const known = useEditStore(({ links }) => (link && 'id' in link ? links[`${link.kind}:${link.id}`] : undefined))
  const target = link && 'target' in link ? link.target : (known?.title ?? t('gone'))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="float-left mb-2 w-full text-sm font-medium">{name}</legend>
      {link ? (
        <Field id={id} label={t('linkLabel')} labelHidden>
          {(control) => (
            <Input
              {...control}
              controlSize="sm"
              autoComplete="off"
              placeholder={t('linkLabel')}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Button variant="secondary" size="sm" className="justify-start" onClick={() => void choose()}>
        <Link2 aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 truncate">{link ? t('leadsTo', { target }) : t('addLink', { name })}</span>
      </Button>
    </fieldset>
  )
}

'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Dialog } from '@/components/ui/overlay/dialog'
import { fold } from '@/lib/text/fold'
import { icons } from './icons'

type IconDialogProps = { current: string; onClose: (name: string | null) => void }

/** `icon-list`: the icons of the site, found by what they show, in Croatian or English. */
export function IconDialog({ current, onClose }: IconDialogProps) {
  const t = useTranslations('edit.pickers')
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = fold(typed.trim())
  const found = icons.filter(({ name, words }) => fold(`${name} ${words}`).includes(wanted))
  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      title={t('icons')}
      closeLabel={t('close')}
      footer={
        current === '' ? null : (
          <Button variant="quiet" onClick={() => onClose('removed')}>
            {t('noIcon')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Field id={id} label={t('search')} labelHidden>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              start={<Search aria-hidden="true" />}
              placeholder={t('search')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <output className="text-sm text-ink-soft empty:hidden">{found.length === 0 ? t('none') : null}</output>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {found.map(({ name, words, Icon }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === current}
                onClick={() => onClose(name)}
                className="flex h-20 w-full flex-col items-center justify-center gap-2 rounded border border-transparent px-1 text-xs hover:bg-sunken aria-pressed:border-action aria-pressed:bg-action-soft"
              >
                <Icon aria-hidden="true" className="size-6" />
                <span className="w-full truncate text-center">{words.split(' ')[0]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

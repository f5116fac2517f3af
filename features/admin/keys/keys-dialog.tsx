'use client'

import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Switch } from '@/components/ui/control/switch'
import { Dialog } from '@/components/ui/overlay/dialog'
import { useStored } from '@/lib/browser/use-stored'
import { characterKeysOff } from './character-keys'
import type { KeyBinding } from './key-registry'
import { useBoundKeys } from './use-keys'

const groups = ['screen', 'shell', 'go'] as const

/** All keys of the screen that is open and of the shell, as they are bound (docs/rules/administration.md#keys). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.keys')
  const bound = useBoundKeys()
  const isOff = useStored(characterKeysOff) === true
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={t('title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-6">
        {groups.map((group) => {
          const keys = bound.filter((one) => one.group === group)
          return keys.length > 0 ? <KeyList key={group} title={t(group)} keys={keys} /> : null
        })}
        <div className="border-t border-line pt-4">
          <Switch
            description={t('lettersHint')}
            checked={!isOff}
            onChange={({ target }) => (target.checked ? characterKeysOff.remove() : void characterKeysOff.set(true))}
          >
            {t('letters')}
          </Switch>
        </div>
      </div>
    </Dialog>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyBinding[] }) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-sm text-ink-soft">{title}</h3>
      <dl className="divide-y divide-line">
        {keys.map((one) => (
          <div key={one.keys} className="flex min-h-11 items-center justify-between gap-6 py-1">
            <dt>{one.label}</dt>
            <dd className="shrink-0">
              <KeyCaps keys={one.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** 'Ctrl' 'K', or 'G' then 'N'. */
function KeyCaps({ keys }: Pick<KeyBinding, 'keys'>) {
  const t = useTranslations('admin.keys')
  return keys.split(' ').map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 ? <span className="px-1.5 text-sm text-ink-soft">{t('then')}</span> : null}
      {combination.split('+').map((key) => (
        <kbd
          key={key}
          className="ml-1 inline-block min-w-7 rounded border border-line-strong bg-paper px-1.5 py-0.5 text-center font-sans text-sm"
        >
          {key === 'ctrl' ? 'Ctrl' : key.toUpperCase()}
        </kbd>
      ))}
    </Fragment>
  ))
}

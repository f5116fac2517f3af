'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/overlay/dialog'

/** Keys as they stand on a keyboard; the message `edit.structure.help.<name>` says what they do. */
const groups = [
  {
    name: 'page',
    rows: [
      ['undo', 'Ctrl+Z'],
      ['redo', 'Ctrl+Y'],
      ['save', 'Ctrl+S'],
      ['view', 'Ctrl+.'],
      ['regions', 'F6'],
      ['escape', 'Esc'],
    ],
  },
  {
    name: 'sections',
    rows: [
      ['insert', '/'],
      ['move', 'Alt+↑ ↓'],
      ['ends', 'Alt+Shift+↑ ↓'],
      ['duplicate', 'Ctrl+D'],
      ['copy', 'Ctrl+C'],
      ['cut', 'Ctrl+X'],
      ['paste', 'Ctrl+V'],
      ['delete', 'Delete'],
      ['neighbours', '↑ ↓'],
    ],
  },
] as const

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations('edit.structure.help')
  const close = useTranslations('edit')('close')
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('title')} closeLabel={close} size="lg">
      <div className="grid gap-8 sm:grid-cols-2">
        {groups.map(({ name, rows }) => (
          <section key={name} className="flex flex-col gap-2">
            <h3 className="font-sans text-base font-semibold">{t(`groups.${name}`)}</h3>
            <dl className="divide-y divide-line">
              {rows.map(([action, keys]) => (
                <div key={action} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
                  <dt>{t(action)}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.split('+').map((one) => (
                      <kbd key={one} className="rounded border border-line-strong bg-sunken px-2 py-0.5 font-sans text-sm">
                        {one}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

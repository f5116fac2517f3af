'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { controlVariants } from '@/components/ui/control/control-variants'
import { Dialog } from '@/components/ui/overlay/dialog'
import { leaveScreen } from '@/features/admin/form/leaving'
import { useRouter } from '@/lib/i18n/navigation'
import { usePaletteGroups, type PaletteGroup, type PaletteItem, type PaletteRights } from './use-palette-groups'

/** Leads to a screen, an order or an item of stock by a few letters (docs/rules/administration.md#palette). */
export function CommandPalette({ onClose, ...rights }: PaletteRights & { onClose: () => void }) {
  const t = useTranslations('admin.palette')
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { groups, isSearching } = usePaletteGroups(text, rights)

  function open({ href }: PaletteItem) {
    onClose()
    leaveScreen(() => router.push(href))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus={field}
    >
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={groups}
        itemToStringValue={({ label }: PaletteItem) => label}
        value={text}
        onValueChange={setText}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input ref={field} aria-label={t('field')} placeholder={t('hint')} maxLength={100} className={controlVariants()} />
        <Autocomplete.Status className="pt-3 text-sm text-ink-soft empty:hidden">
          {groups.length > 0 ? null : t(isSearching ? 'searching' : 'nothing')}
        </Autocomplete.Status>
        <Autocomplete.List className="pt-3 empty:pt-0">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:pb-3">
              <Autocomplete.GroupLabel className="py-1 text-sm text-ink-soft">{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    onClick={() => open(item)}
                    className="-mx-3 flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded px-3 py-2 outline-none data-highlighted:bg-action-soft data-highlighted:text-action-strong"
                  >
                    <span className="min-w-0 font-medium wrap-anywhere">{item.label}</span>
                    <span className="shrink-0 text-sm text-ink-soft tabular-nums">{item.detail}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  )
}

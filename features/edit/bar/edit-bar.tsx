'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import { useSearchParams } from '@/lib/i18n/navigation'
import { addressWithoutEditing } from '../pages/edit-address'
import { editStore, useEditStore } from '../store/edit-store'
import { tools } from '../tools'
import { ApprovalButton } from '../approval/approval-button'
import { DiscardButton } from '../discard/discard-button'
import { EditsTarget } from '../lens/target/lazy-edits-target'
import { Presence } from '../presence/lazy-presence'
import { BarButton, BarWord, barButtonStyles } from './bar-button'
import { DeviceSwitch } from './device-switch'
import { HistoryButtons } from './history-buttons'
import { ModeSwitch } from './mode-switch'
import { LazyToolsMenu as ToolsMenu } from './lazy-tools-menu'
import { SaveStatusText } from './save-status-text'

/** Found in the edit layer's code only; tests look for it in what visitors load. */
const editLayerMarker = '__IZLOG_EDIT__'

export function EditBar() {
  const t = useTranslations('edit')
  const panel = useEditStore((state) => state.panel)
  const audience = useEditStore((state) => state.audience)
  const isAtMoment = useEditStore((state) => state.moment !== null)
  const exitAddress = addressWithoutEditing(useSearchParams())

  return (
    <aside
      aria-label={t('bar')}
      data-edit-layer={editLayerMarker}
      data-edit-region="bar"
      className="fixed inset-x-0 bottom-0 z-60 flex h-26 flex-wrap items-center gap-x-2 border-t border-inverse-line on-inverse px-3 sm:px-5 md:h-16 md:flex-nowrap print:hidden"
    >
      <div className="flex min-w-0 grow items-center gap-1 overflow-x-auto max-md:order-last max-md:h-13 max-md:basis-full md:py-2">
        <ModeSwitch />
        <DeviceSwitch />
        <HistoryButtons />
        {tools.map(({ name, Icon, opener }) =>
          opener === 'bar' ? (
            <BarButton
              key={name}
              label={t(`tools.${name}`)}
              word={t(`barWords.${name === 'outline' ? 'outline' : 'inspector'}`)}
              aria-expanded={panel === name}
              className="aria-expanded:bg-inverse-ink aria-expanded:text-inverse"
              onClick={() => editStore.setState({ panel: panel === name ? null : name })}
            >
              <Icon aria-hidden="true" />
            </BarButton>
          ) : null,
        )}
        <ToolsMenu />
        <Presence />
        <ApprovalButton />
        {isAtMoment ? <EditsTarget /> : null}
        {audience === 'member' ? (
          <Button variant="inverse" size="sm" onClick={() => editStore.setState({ panel: 'lens' })}>
            {t('lens.shownFor', { audience: t('lens.audiences.member') })}
          </Button>
        ) : null}
      </div>
      <SaveStatusText />
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        <DiscardButton />
        <Button
          variant="accent"
          size="sm"
          aria-expanded={panel === 'publish'}
          onClick={({ detail: clicks }) => {
            // The second press of a double click leaves open what the first has opened.
            if (clicks < 2) editStore.setState({ panel: panel === 'publish' ? null : 'publish' })
          }}
        >
          {t('publish')}
        </Button>
        <a
          href={exitAddress}
          className={cn(iconButtonVariants({ variant: 'inverse' }), barButtonStyles)}
          aria-label={t('exit')}
          title={t('exit')}
        >
          <LogOut aria-hidden="true" />
          <BarWord>{t('barWords.exit')}</BarWord>
        </a>
      </div>
    </aside>
  )
}

'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Sheet } from '@/components/ui/overlay/sheet'

type PageSection = { element: HTMLElement; name: string; height: number }

/** Lists the sections of the page and shows where each one is. */
export function SectionTool({ onClose }: { onClose: () => void }) {
  const t = useTranslations('development')
  const [sections] = useState(findSections)
  return (
    <Sheet
      open
      side="left"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('sectionTool.title')}
      closeLabel={t('close')}
    >
      {sections.length === 0 ? (
        <EmptyState icon={<Icon name="layers" />} title={t('sectionTool.empty')} />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-soft">{t('sectionTool.hint')}</p>
          <ol className="-mx-3">
            {sections.map(({ element, name, height }, i) => (
              <li key={i}>
                <button
                  type="button"
                  onClick={() => show(element, onClose)}
                  className="flex min-h-11 w-full items-baseline gap-3 rounded px-3 py-2.5 text-left transition-colors hover:bg-sunken"
                >
                  <span className="text-sm text-ink-soft tabular-nums">{i + 1}</span>
                  <span className="min-w-0 grow truncate">{name}</span>
                  <span className="text-sm text-ink-soft tabular-nums">{height} px</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Sheet>
  )
}

/** The outermost sections of the page's content. */
function findSections(): PageSection[] {
  return [...document.querySelectorAll<HTMLElement>('main section')]
    .filter((element) => element.parentElement?.closest('main section') === null)
    .map((element) => ({ element, name: nameOf(element), height: Math.round(element.getBoundingClientRect().height) }))
}

function nameOf(element: HTMLElement): string {
  const heading = element.getAttribute('aria-label') ?? element.querySelector('h1, h2, h3')?.textContent
  return heading?.trim() || (element.textContent?.trim().slice(0, 60) ?? '')
}

function show(element: HTMLElement, onShown: () => void) {
  onShown()
  element.scrollIntoView({ block: 'center' })
  const outline = { outline: '4px solid var(--color-accent)', outlineOffset: '-4px' }
  element.animate([outline, outline, { ...outline, outlineColor: 'transparent' }], { duration: 2500 })
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEditStore } from '../store/edit-store'
import type { SectionStats } from './section-stats'

type Row = { key: string; section: string; stats: SectionStats }

/** Shows the stats at the upper left corner of each section. The panel reads them out, so they are hidden from screen readers here. */
export function StatsOverlay({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('edit.numbers')
  const isPhone = useEditStore((state) => state.device === 'phone')
  const tops = useSectionTops()
  if (isPhone) return null
  return createPortal(
    rows.map(({ key, section, stats: { views, clicks, adds, orders } }) => {
      const top = tops.get(`${key} ${section}`)
      return top === undefined ? null : (
        <span
          key={`${key} ${section}`}
          data-edit-tool
          aria-hidden="true"
          className="pointer-events-none absolute left-3 z-40 rounded on-inverse bg-inverse px-2.5 py-1 font-sans text-sm tabular-nums shadow-float print:hidden"
          style={{ top: top + 12 }}
        >
          {t('overlay', { views, clicks, adds, orders })}
        </span>
      )
    }),
    document.body,
  )
}

/** Where each section begins on the page, by document and section; measured again when the page changes its height. */
function useSectionTops(): Map<string, number> {
  const [tops, setTops] = useState(new Map<string, number>())
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const sections = [...document.querySelectorAll<HTMLElement>('[data-edit-key][data-edit-section]')]
      setTops(
        new Map(
          sections.map((one) => [`${one.dataset.editKey} ${one.dataset.editSection}`, one.getBoundingClientRect().top + window.scrollY]),
        ),
      )
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return tops
}

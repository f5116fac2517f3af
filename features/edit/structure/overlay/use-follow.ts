import { useEffect, type RefObject } from 'react'
import { editStore } from '../../store/edit-store'
import { elementOf, type SectionRef } from '../section-ref'
import { visibleBox } from './visible-box'

/** Keeps a fixed box over the visible part of a section while the page scrolls, resizes and changes. Moves it without rendering. */
export function useFollow({ key, section }: SectionRef, box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      if (box.current) place(box.current, elementOf({ key, section }))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(update)
    }
    // Texts, pictures and other sections change the page's height; the order of sections only its children.
    const resized = new ResizeObserver(soon)
    resized.observe(document.body)
    const element = elementOf({ key, section })
    if (element) resized.observe(element)
    const moved = new MutationObserver(soon)
    if (element?.parentElement) moved.observe(element.parentElement, { childList: true })
    const unsubscribe = editStore.subscribe(({ panel }, before) => {
      if (panel !== before.panel) soon()
    })
    window.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    update()
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      moved.disconnect()
      unsubscribe()
      window.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [key, section, box])
}

function place(box: HTMLElement, section: HTMLElement | null) {
  const view = section && viewOf(section)
  const visible = view && visibleBox(section.getBoundingClientRect(), view)
  box.style.visibility = visible ? 'visible' : 'hidden'
  if (!visible) return
  const { top, bottom, left, right, cut } = visible
  Object.assign(box.style, { top: `${top}px`, left: `${left}px`, width: `${right - left}px`, height: `${bottom - top}px` })
  // Where the tools stand on narrow screens.
  box.style.setProperty('--tools-bottom', `${window.innerHeight - view.bottom + toolsGap}px`)
  box.dataset.cut = cut.join(' ')
}

const toolsGap = 8

/** What is left of the window beside the site's header, the edit bar and the open panel. */
function viewOf(section: HTMLElement) {
  const header = document.querySelector<HTMLElement>('header[data-edit-section]')
  const isUnderHeader = header && header !== section && getComputedStyle(header).position === 'sticky'
  const bar = rectOf('bar')
  const panel = rectOf('panel')
  const isPanelBeside = panel && panel.left > 0
  return {
    top: isUnderHeader ? Math.max(0, header.getBoundingClientRect().bottom) : 0,
    bottom: Math.min(bar?.top ?? window.innerHeight, panel && !isPanelBeside ? panel.top : window.innerHeight),
    left: 0,
    right: isPanelBeside ? panel.left : document.documentElement.clientWidth,
  }
}

function rectOf(region: 'bar' | 'panel') {
  return document.querySelector(`[data-edit-region="${region}"]`)?.getBoundingClientRect()
}

'use client'

import { Files, History, ListTree, Menu, Settings2, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/lazy-component'

/** A side panel of the edit mode. Its button stands in the edit bar with the message `edit.tools.<name>`; its code loads when it is opened. */
type Tool = { name: 'inspector' | 'outline' | 'pages' | 'page' | 'menu' | 'history'; Icon: LucideIcon; Panel: ComponentType }

export const tools: readonly Tool[] = [
  {
    name: 'inspector',
    Icon: SlidersHorizontal,
    Panel: lazyComponent(async () => (await import('./inspector/inspector-panel')).InspectorPanel),
  },
  { name: 'outline', Icon: ListTree, Panel: lazyComponent(async () => (await import('./structure/outline/outline-panel')).OutlinePanel) },
  { name: 'pages', Icon: Files, Panel: lazyComponent(async () => (await import('./pages/list/pages-panel')).PagesPanel) },
  { name: 'page', Icon: Settings2, Panel: lazyComponent(async () => (await import('./pages/settings/page-panel')).PagePanel) },
  { name: 'menu', Icon: Menu, Panel: lazyComponent(async () => (await import('./pages/menu/menu-panel')).MenuPanel) },
  { name: 'history', Icon: History, Panel: lazyComponent(async () => (await import('./components/history-panel')).HistoryPanel) },
]

export type ToolName = Tool['name']

'use client'

import {
  Archive,
  CalendarClock,
  ChartNoAxesColumn,
  CalendarSearch,
  ClipboardCheck,
  Files,
  GitCompare,
  History,
  ListTree,
  Menu,
  Settings2,
  SlidersHorizontal,
  Upload,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/lazy-component'

/** A side panel of the edit mode. Its button stands in the edit bar with the message `edit.tools.<name>`; its code loads when it is opened. */
type Tool = {
  name:
    | 'inspector'
    | 'outline'
    | 'pages'
    | 'page'
    | 'menu'
    | 'history'
    | 'versions'
    | 'releases'
    | 'publish'
    | 'conflicts'
    | 'approval'
    | 'lens'
    | 'numbers'
  Icon: LucideIcon
  Panel: ComponentType
  /** Opened by something else than a tool button. */
  hasOwnButton?: true
}

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
  { name: 'lens', Icon: CalendarSearch, Panel: lazyComponent(async () => (await import('./lens/lens-panel')).LensPanel) },
  {
    name: 'numbers',
    Icon: ChartNoAxesColumn,
    Panel: lazyComponent(async () => (await import('./numbers/numbers-panel')).NumbersPanel),
  },
  { name: 'versions', Icon: Archive, Panel: lazyComponent(async () => (await import('./versions/versions-panel')).VersionsPanel) },
  {
    name: 'releases',
    Icon: CalendarClock,
    Panel: lazyComponent(async () => (await import('./publish/releases/releases-panel')).ReleasesPanel),
  },
  {
    name: 'publish',
    Icon: Upload,
    Panel: lazyComponent(async () => (await import('./publish/publish-panel')).PublishPanel),
    hasOwnButton: true,
  },
  {
    name: 'conflicts',
    Icon: GitCompare,
    Panel: lazyComponent(async () => (await import('./conflicts/conflicts-panel')).ConflictsPanel),
    hasOwnButton: true,
  },
  {
    name: 'approval',
    Icon: ClipboardCheck,
    Panel: lazyComponent(async () => (await import('./approval/approval-panel')).ApprovalPanel),
    hasOwnButton: true,
  },
]

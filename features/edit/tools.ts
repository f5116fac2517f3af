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

/** A side panel of the edit mode. It is called by the message `edit.tools.<name>`; its code loads when it is opened. */
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
  /** An icon in the edit bar and an item of the tools menu, the item alone, or something else. */
  opener: 'bar' | 'menu' | 'other'
}

export type ToolName = Tool['name']

export const tools: readonly Tool[] = [
  {
    name: 'inspector',
    Icon: SlidersHorizontal,
    opener: 'bar',
    Panel: lazyComponent(async () => (await import('./inspector/inspector-panel')).InspectorPanel),
  },
  {
    name: 'outline',
    Icon: ListTree,
    opener: 'bar',
    Panel: lazyComponent(async () => (await import('./structure/outline/outline-panel')).OutlinePanel),
  },
  {
    name: 'pages',
    Icon: Files,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./pages/list/pages-panel')).PagesPanel),
  },
  {
    name: 'page',
    Icon: Settings2,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./pages/settings/page-panel')).PagePanel),
  },
  {
    name: 'menu',
    Icon: Menu,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./pages/menu/menu-panel')).MenuPanel),
  },
  {
    name: 'history',
    Icon: History,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./bar/history-panel')).HistoryPanel),
  },
  {
    name: 'lens',
    Icon: CalendarSearch,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./lens/lens-panel')).LensPanel),
  },
  {
    name: 'numbers',
    Icon: ChartNoAxesColumn,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./section-stats/stats-panel')).StatsPanel),
  },
  {
    name: 'versions',
    Icon: Archive,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./versions/versions-panel')).VersionsPanel),
  },
  {
    name: 'releases',
    Icon: CalendarClock,
    opener: 'menu',
    Panel: lazyComponent(async () => (await import('./publish/releases/releases-panel')).ReleasesPanel),
  },
  {
    name: 'publish',
    Icon: Upload,
    opener: 'other',
    Panel: lazyComponent(async () => (await import('./publish/publish-panel')).PublishPanel),
  },
  {
    name: 'conflicts',
    Icon: GitCompare,
    opener: 'other',
    Panel: lazyComponent(async () => (await import('./conflicts/conflicts-panel')).ConflictsPanel),
  },
  {
    name: 'approval',
    Icon: ClipboardCheck,
    opener: 'other',
    Panel: lazyComponent(async () => (await import('./approval/approval-panel')).ApprovalPanel),
  },
]

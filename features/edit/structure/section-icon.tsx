import {
  CircleQuestionMark,
  Cookie,
  Heading1,
  IdCard,
  Image,
  LayoutGrid,
  ListChecks,
  Mail,
  MapPin,
  Newspaper,
  PackageOpen,
  PanelBottom,
  PanelTop,
  Shapes,
  Text,
  type LucideIcon,
} from 'lucide-react'
import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import { sectionOf } from '../store/section-of'

/** The icons that `sectionTypeEntries` names; lucide has no lookup by name that would not load all of them. */
const iconsByName: { [name: string]: LucideIcon | undefined } = {
  'panel-top': PanelTop,
  'panel-bottom': PanelBottom,
  'heading-1': Heading1,
  'circle-question-mark': CircleQuestionMark,
  'layout-grid': LayoutGrid,
  'id-card': IdCard,
  'map-pin': MapPin,
  'list-checks': ListChecks,
  text: Text,
  image: Image,
  newspaper: Newspaper,
  shapes: Shapes,
  mail: Mail,
  cookie: Cookie,
}

const icons: { [type: string]: LucideIcon | undefined } = Object.fromEntries(
  sectionTypeEntries.map(({ type, icon }) => [type, iconsByName[icon]]),
)

/** The icon of a stored section's type. */
export function SectionIcon({ type, className }: { type: string; className?: string }) {
  const Icon = icons[sectionOf(type)?.type ?? ''] ?? PackageOpen
  return <Icon aria-hidden="true" className={className} />
}

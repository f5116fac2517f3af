import { codeOf, Failure } from '../failure.mjs'
import { examineClone, examineData, examineDatabase, examineLeftovers, examinePackages, examineSettings } from './project.mjs'
import { examineBrowser, examineDisk, examineMemory, examineNode, examinePort } from './machine.mjs'

/** @typedef {{ name: string, trouble?: string, remedy?: string, fact?: string }} Finding */

/** @type {[string, () => Omit<Finding, 'name'> | Promise<Omit<Finding, 'name'>>][]} */
const examinations = [
  ['Node', examineNode],
  ['Disk', examineDisk],
  ['Memorija', examineMemory],
  ['Projekt', examineClone],
  ['Paketi', examinePackages],
  ['Postavke', examineSettings],
  ['Podaci', examineData],
  ['Baza', examineDatabase],
  ['Vrata', examinePort],
  ['Chromium', examineBrowser],
  ['Ostaci', examineLeftovers],
]

/** Looks at everything; one that cannot even be looked at is a finding too. @returns {Promise<Finding[]>} */
export async function examine() {
  const findings = []
  for (const [name, look] of examinations) {
    try {
      findings.push({ name, ...(await look()) })
    } catch (error) {
      const remedy = error instanceof Failure ? error.remedy : undefined
      findings.push({ name, trouble: error instanceof Error ? error.message : codeOf(error), remedy })
    }
  }
  return findings
}

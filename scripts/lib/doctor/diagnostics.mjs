import { errorCode, Failure } from '../failure.mjs'
import { checkClone, checkDataDir, checkDatabase, checkLeftovers, checkPackages, checkEnvFile, checkStorage } from './project.mjs'
import { checkBrowser, checkDisk, checkMemory, checkNode, checkPort } from './machine.mjs'

/** @typedef {{ name: string, problem?: string, remedy?: string, fact?: string }} Finding */

/** @type {[string, () => Omit<Finding, 'name'> | Promise<Omit<Finding, 'name'>>][]} */
const diagnostics = [
  ['Node', checkNode],
  ['Disk', checkDisk],
  ['Memorija', checkMemory],
  ['Projekt', checkClone],
  ['Paketi', checkPackages],
  ['Postavke', checkEnvFile],
  ['Podaci', checkDataDir],
  ['Datoteke', checkStorage],
  ['Baza', checkDatabase],
  ['Vrata', checkPort],
  ['Chromium', checkBrowser],
  ['Ostaci', checkLeftovers],
]

/** Runs all diagnostics; one that throws is a finding too. @returns {Promise<Finding[]>} */
export async function runDiagnostics() {
  const findings = []
  for (const [name, diagnose] of diagnostics) {
    try {
      findings.push({ name, ...(await diagnose()) })
    } catch (error) {
      const remedy = error instanceof Failure ? error.remedy : undefined
      findings.push({ name, problem: error instanceof Error ? error.message : errorCode(error), remedy })
    }
  }
  return findings
}

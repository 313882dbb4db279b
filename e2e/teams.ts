import type { Page } from '@playwright/test';
import { expect } from './journey';
import { linkInMail, openMail } from './mailbox';

export async function makeTeam(page: Page, name: string) {
  await page.goto('/dashboard/team');
  await page.getByRole('textbox', { name: 'Name of the team' }).fill(name);
  await page.getByRole('button', { name: 'Create the team' }).click();
  await expect(page.getByText('The team is there, and you act for it.')).toBeVisible();
}

/** Invites somebody as an editor, and returns the link in their mail. */
export async function inviteTo(page: Page, email: string, team: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await openMail(page, { to: email, subject: `Join the team ${team}` });
  return linkInMail(page, '/dashboard/team/join');
}

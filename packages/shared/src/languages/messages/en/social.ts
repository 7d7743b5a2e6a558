/** Signing in with accounts kept at Google and Apple, and the pages that play them offline. */
export const social = {
  'social.returning': 'One moment…',
  'social.returningText': 'You are being signed in.',
  'social.done': 'You can close this window now.',
  'social.alone': 'Nobody is waiting here',
  'social.aloneText':
    'The window that asked for this sign-in is gone. Close this one and try again in the market.',
  'social.nameless': 'New neighbour',
  'social.demoTitle': 'Sign in with {provider} (demo)',
  'social.demoMark': 'Demo sign-in: {provider}',
  'social.demoChoose': 'Who would you like to be?',
  'social.demoChooseText':
    'This page stands in for the real one. No password is asked, and nothing leaves this machine.',
  'social.demoOther': 'Use another account',
  'social.demoOtherWrong': 'Please give a name and an address like maya@mail.com.',
  'social.demoName': 'Name',
  'social.demoEmail': 'Email',
  'social.demoGoOn': 'Continue',
  'social.demoCancel': 'Cancel',
  'social.demoAgree': 'Tell {market} who you are?',
  'social.demoAgreeText': 'Your name, {name}, and an email address are shared this first time.',
  'social.demoShare': 'Share my email',
  'social.demoHide': 'Hide my email',
  'social.blocked':
    'Your browser kept the sign-in window closed. Allow windows for this site, or press again to go there on this page.',
  'social.late': 'That took too long. Press the button to try again.',
  'social.refused': 'The sign-in was not completed. Nothing has changed; you can try again.',
  'social.elsewhere': 'Signing in this way works at {address}. Open the market there.',
} as const;

/** Signing in with accounts kept at Google and Apple, and the pages that play them offline. */
export const social = {
  'social.returning': 'One moment…',
  'social.returningText': 'Signing you in.',
  'social.done': 'You can close this window now.',
  'social.alone': 'You can close this window',
  'social.aloneText': 'The page that opened it is gone. Go back to the market and try signing in again.',
  'social.nameless': 'New member',
  'social.demoTitle': 'Sign in with {provider} (demo)',
  'social.demoMark': 'Demo sign-in: {provider}',
  'social.demoChoose': 'Who would you like to be?',
  'social.demoChooseText':
    'This page stands in for the real one. There’s no password, and nothing leaves this computer.',
  'social.demoOther': 'Use another account',
  'social.demoOtherWrong': 'Enter a name and an email like maya@mail.com.',
  'social.demoName': 'Name',
  'social.demoEmail': 'Email',
  'social.demoGoOn': 'Continue',
  'social.demoCancel': 'Cancel',
  'social.demoAgree': 'Share your details with {market}?',
  'social.demoAgreeText': 'Your name, {name}, and an email address will be shared this first time.',
  'social.demoShare': 'Share my email',
  'social.demoHide': 'Hide my email',
  'social.blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site, or press the button again to continue on this page.',
  'social.late': 'That took too long. Press the button to try again.',
  'social.refused': 'Sign-in wasn’t completed. Nothing has changed; you can try again.',
  'social.elsewhere': 'This way of signing in only works at {address}. Open the market there.',
} as const;

// On the page that a card's bank sends its owner back to: tells the page that waits for the answer, and is gone.
// The secret of a payment stays in no history.
history.replaceState(null, '', '/from-bank');
new BroadcastChannel('souk-from-bank').postMessage('answered');
window.close();

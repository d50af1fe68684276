// Runs before the code of the app: if that cannot be loaded, the page says so instead of showing its skeleton for ever.
document.querySelector('script[type="module"]').addEventListener('error', function () {
  document.getElementById('root').replaceChildren();
  document.getElementById('unreachable').hidden = false;
});

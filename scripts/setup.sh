# shellcheck shell=bash
# Functions for ./play and ./check: what is missing is installed, what is there is left alone.

missing=()

# need THING PACKAGE...: the packages are missing if there is no such command or file.
need() {
    command -v "$1" >/dev/null 2>&1 || [ -e "$1" ] || missing+=("${@:2}")
}

need_site_tools() {
    need node nodejs
    need npm npm
    need cmake cmake
    need make make
    need emcc emscripten
    # Debian's Node trusts the system's certificates, a package that it only recommends.
    if command -v apt-get >/dev/null; then
        need "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" ca-certificates
    fi
}

need_test_tools() {
    need gcc gcc
    need /usr/include/stdio.h libc6-dev
    need /usr/include/cmocka.h libcmocka-dev
    need xz xz-utils
    need clang-format clang-format
    need clang-tidy clang-tidy
    need "${CHROMIUM:-/usr/bin/chromium-headless-shell}" chromium-headless-shell fonts-dejavu-core
    need "${FIREFOX:-/usr/bin/firefox-esr}" firefox-esr
    need "${WEBKIT_DRIVER:-WebKitWebDriver}" webkit2gtk-driver
    need Xvfb xvfb
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 \
        install -y --no-install-recommends "$@" </dev/null
}

install_packages() {
    [ ${#missing[@]} = 0 ] && return
    echo "Installing: ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        echo "There is no apt-get here. Please install what Debian calls: ${missing[*]}" >&2
        return 1
    fi
    mkdir -p build/logs
    # The first try needs no fresh package lists and usually fails only where there are none.
    apt_install "${missing[@]}" >build/logs/apt.log 2>&1 && return
    as_root apt-get -qq update >build/logs/apt.log 2>&1 || true
    apt_install "${missing[@]}" >>build/logs/apt.log 2>&1 && return
    tail -n 20 build/logs/apt.log >&2
    return 1
}

install_node_modules() {
    local stamp
    stamp="$(sha256sum <package-lock.json) $(node -p process.platform+process.arch)"
    [ "$(cat node_modules/.stamp 2>/dev/null)" = "$stamp" ] && return
    echo "Installing the packages of package-lock.json"
    npm ci && echo "$stamp" >node_modules/.stamp
}
